/** The figures of Bali's components.toml that the board shows. */
import tables from '../../../../src/motu/games/bali/components.toml';

const components = tables as { scoring: { majority_needs: number } };

/** How many cards of a kind the majority needs at least. */
export const MAJORITY_NEEDS = components.scoring.majority_needs;
