import { chromiumWithoutSync } from '../driven/drivers.ts';
import { testJourneys } from './journeys.ts';

testJourneys(chromiumWithoutSync);
