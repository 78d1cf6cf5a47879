import { testPart } from './lookEverywhere.ts';

testPart('quiz');
