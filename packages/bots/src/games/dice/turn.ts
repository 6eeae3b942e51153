/**
 * What rolling on is worth with so many rolls left, exactly, for somebody who stops whenever the roll is worth more than
 * rolling again. `stops` says what each roll is worth to them; what comes of it is measured by `watched`, which may be
 * the same.
 */
export function expectTurn(
  odds: Float64Array,
  stops: Float64Array,
  rolls: number,
  watched: Float64Array = stops,
): number {
  let goOn = -Infinity;
  let seen = 0;
  for (let left = 0; left < rolls; left++) {
    let own = 0;
    let sum = 0;
    for (let roll = 0; roll < odds.length; roll++) {
      const isGood = stops[roll]! >= goOn;
      own += odds[roll]! * (isGood ? stops[roll]! : goOn);
      sum += odds[roll]! * (isGood ? watched[roll]! : seen);
    }
    goOn = own;
    seen = sum;
  }
  return seen;
}
