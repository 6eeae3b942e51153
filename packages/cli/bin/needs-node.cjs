'use strict';

// Plain JavaScript of long ago: an old Node must be able to read this in order to say that it is too old.
var NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  process.stderr.write(
    'sixfold: this needs Node ' +
      NEEDED +
      ' or later, and here runs ' +
      process.versions.node +
      '; https://nodejs.org\n',
  );
  process.exit(2);
}
