import { testPart } from './lookEverywhere.ts';

testPart('documents');
