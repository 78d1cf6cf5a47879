import { testPart } from './lookEverywhere.ts';

testPart('results');
