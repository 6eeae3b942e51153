import type { PageFixture } from '../../../../testing/src/page/handling.ts';
import { handling, HELD } from '../../../../testing/src/page/tiles.ts';

/** The classic board is handled as all games of tiles are. */
export const fixture: PageFixture = { handling, picturedAt: 18, held: HELD };
