/** The figures of Bali that the board shows. */
import { reader } from '../../shell/figures';

/** The part of a components file that the board uses. */
export interface Components {
  scoring: { majority_needs: number; majority_brings: number };
  buying: { price: number; less_per_farmer: number };
  playing: { shrine_price: number; farmers_price: number[]; hand_size: number };
  final_scoring: { altar_ranks: number[]; shrine: number; stone_for_a_point: number };
  offer: { rows: number; cards_in_a_row: number };
  goods: { each_player_starts_with: number };
  starting_stone: { by_turn_order: number[] };
  oracle: { cards_looked_at: number; goods_on_the_altar: number };
}

export interface Figures {
  /** How many cards of a kind the majority needs at least. */
  majorityNeeds: number;
  /** What the majority brings on top. */
  majorityBrings: number;
  /** What a good costs without farmers. */
  goodPrice: number;
  /** By how much stone a farmer makes its good cheaper. */
  lessPerFarmer: number;
  shrinePrice: number;
  /** What one, two and three farmers cost together. */
  farmersPrice: number[];
  handSize: number;
  /** What a good is worth by its rank on the altar. */
  altarRanks: number[];
  /** The points of a shrine at the end. */
  shrinePoints: number;
  /** How much stone is worth a point at the end. */
  stoneForPoint: number;
  rows: number;
  cardsInRow: number;
  startingGoods: number;
  startingStone: number[];
  /** How many goods an oracle shows. */
  oracleLooks: number;
  /** How many goods of each kind lie on the altar from the start, with oracles. */
  oracleGoods: number;
}

export const figuresOf = reader(({ scoring, buying, playing, final_scoring, offer, goods, starting_stone, oracle }: Components): Figures => ({
  majorityNeeds: scoring.majority_needs,
  majorityBrings: scoring.majority_brings,
  goodPrice: buying.price,
  lessPerFarmer: buying.less_per_farmer,
  shrinePrice: playing.shrine_price,
  farmersPrice: playing.farmers_price,
  handSize: playing.hand_size,
  altarRanks: final_scoring.altar_ranks,
  shrinePoints: final_scoring.shrine,
  stoneForPoint: final_scoring.stone_for_a_point,
  rows: offer.rows,
  cardsInRow: offer.cards_in_a_row,
  startingGoods: goods.each_player_starts_with,
  startingStone: starting_stone.by_turn_order,
  oracleLooks: oracle.cards_looked_at,
  oracleGoods: oracle.goods_on_the_altar,
}));
