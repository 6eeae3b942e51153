#!/usr/bin/env node
'use strict';
require('./needs-node.cjs');
void import('../src/sixfold.ts');
