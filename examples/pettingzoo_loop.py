"""A PettingZoo loop: random legal actions by the action mask. Needs the extra `research`."""

from motu.research import pettingzoo

env = pettingzoo.env("raiatea", seats=3, reward="place")
env.reset(seed=7)
totals = dict.fromkeys(env.agents, 0.0)
for agent in env.agent_iter():
    observation, reward, ended, truncated, info = env.last()
    totals[agent] += reward
    if ended or truncated:
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
print(totals)
