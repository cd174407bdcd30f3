/** The colour of each source of points: that of the thing it comes from, the same in every game and every list. */
const COLOURS: Record<string, string> = {
  start: '#9aa9ae', status: '#2b8c8c', temple: '#c8553a', buildings: '#b9763d', red_fish: '#d0392b', tasks: '#3d5560', helper: '#e8a13b', fishing: '#7aa7c7',
  people: '#d9487d', god_tiles: '#8b979d', fish: '#2f8fb8', jewelry: '#d9a514', bonus_tasks: '#5b7480', bonus_jewelry: '#f2c84b', bonus_ceremony: '#a8703f',
  bonus_buildings: '#d49a62', bonus_regions: '#4b8a45', bonus_people: '#e98bb0',
  priests: '#a02651', rewards: '#56468a', shrines: '#7a68b3', stone: '#4c5d66', rice: '#3c7033', peanut: '#855428', banana: '#e0ad23', pepper: '#b23122',
  rank: '#2b5f8c', missions: '#c47a3f', masks: '#8a4fa0', rituals: '#15808d',
};

export function sourceColour(source: string, number: number): string {
  return COLOURS[source] ?? `hsl(${(188 + number * 47) % 360} 48% ${number % 2 ? 46 : 36}%)`;
}
