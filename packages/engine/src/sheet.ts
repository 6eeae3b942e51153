/** Score sheets of games that lie on a real table: games whose moves are what people say that they scored. */
export type { SheetLaws } from './contract/sheet.ts';
export { parsePlayed, sheetOf } from './games/played.ts';
export { tracksAfterCounting, type CountedSymbol } from './sheet/counting.ts';
export type { SheetMove } from './sheet/moves.ts';
export { SheetPosition } from './sheet/position.ts';
export type { SheetGame } from './sheet/sheet.ts';
export { isSheetView, type SheetView } from './sheet/view.ts';
