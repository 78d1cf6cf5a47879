// The texts of the pricing screen, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { pricing } from './en/pricing.ts';

export const pricingTexts = inLanguage('pricing', pricing);
