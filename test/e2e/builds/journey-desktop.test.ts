import { describeJourney } from '../whole-journey.ts';

describeJourney(false);
