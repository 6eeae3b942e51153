/** Before every test: logs and records of old, which many tests read, have luck of the first edition. */
import { bringFirstEdition } from '@sixfold/engine/first-edition';

bringFirstEdition();
