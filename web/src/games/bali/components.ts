/** The figures of Bali that the board shows. */
import { reader } from '../../shell/figures';

/** The part of a components file that the board uses. */
export interface Components {
  scoring: { majority_needs: number };
}

export interface Figures {
  /** How many cards of a kind the majority needs at least. */
  majorityNeeds: number;
}

export const figuresOf = reader(({ scoring }: Components): Figures => ({ majorityNeeds: scoring.majority_needs }));
