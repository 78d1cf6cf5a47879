import { testPart } from './lookEverywhere.ts';

testPart('review');
