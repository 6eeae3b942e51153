/** How often the gap between what held and what did not is halved. */
const HALVINGS = 3;

/**
 * Looks for the highest rate that holds: doubles it until one does not, then goes between. What failed gets a second chance, as
 * a machine hiccups now and then.
 */
export class Search {
  /** The rate to try next; null once the highest is known. */
  next: number | null;
  held = 0;
  private failed = Infinity;
  private halvings = HALVINGS;
  private isSecond = false;

  constructor(first: number) {
    this.next = first;
  }

  /** What came of the rate that was tried. */
  tell(isHeld: boolean): void {
    if (this.next === null) return;
    if (!isHeld && !this.isSecond) return void (this.isSecond = true);
    this.isSecond = false;
    if (isHeld) this.held = this.next;
    else this.failed = this.next;
    this.next = this.choose();
  }

  private choose(): number | null {
    if (this.failed === Infinity) return 2 * this.held;
    if (this.held === 0) return Math.round(this.failed / 2);
    return this.halvings-- > 0 ? Math.round(Math.sqrt(this.held * this.failed)) : null;
  }
}
