/** The figures of Bali that the board shows. */
import { reader } from '../../shell/figures';

/** The part of a components file that the board uses. */
export interface Components {
  scoring: { majority_needs: number; majority_brings: number };
  buying: { less_per_farmer: number };
  playing: { shrine_price: number };
  final_scoring: { shrine: number };
}

export interface Figures {
  /** How many cards of a kind the majority needs at least. */
  majorityNeeds: number;
  /** What the majority brings on top. */
  majorityBrings: number;
  /** By how much stone a farmer makes its good cheaper. */
  lessPerFarmer: number;
  shrinePrice: number;
  /** The points of a shrine at the end. */
  shrinePoints: number;
}

export const figuresOf = reader(({ scoring, buying, playing, final_scoring }: Components): Figures => ({
  majorityNeeds: scoring.majority_needs,
  majorityBrings: scoring.majority_brings,
  lessPerFarmer: buying.less_per_farmer,
  shrinePrice: playing.shrine_price,
  shrinePoints: final_scoring.shrine,
}));
