import * as AT from 'stdnum/lib/esm/at';
import * as BE from 'stdnum/lib/esm/be';
import * as BG from 'stdnum/lib/esm/bg';
import * as CH from 'stdnum/lib/esm/ch';
import * as CY from 'stdnum/lib/esm/cy';
import * as CZ from 'stdnum/lib/esm/cz';
import * as DE from 'stdnum/lib/esm/de';
import * as DK from 'stdnum/lib/esm/dk';
import * as EE from 'stdnum/lib/esm/ee';
import * as ES from 'stdnum/lib/esm/es';
import * as FI from 'stdnum/lib/esm/fi';
import * as FR from 'stdnum/lib/esm/fr';
import * as GB from 'stdnum/lib/esm/gb';
import * as GR from 'stdnum/lib/esm/gr';
import * as HR from 'stdnum/lib/esm/hr';
import * as HU from 'stdnum/lib/esm/hu';
import * as IE from 'stdnum/lib/esm/ie';
import * as IT from 'stdnum/lib/esm/it';
import * as LT from 'stdnum/lib/esm/lt';
import * as LU from 'stdnum/lib/esm/lu';
import * as LV from 'stdnum/lib/esm/lv';
import * as MT from 'stdnum/lib/esm/mt';
import * as NL from 'stdnum/lib/esm/nl';
import * as NO from 'stdnum/lib/esm/no';
import * as PL from 'stdnum/lib/esm/pl';
import * as PT from 'stdnum/lib/esm/pt';
import * as RO from 'stdnum/lib/esm/ro';
import * as SE from 'stdnum/lib/esm/se';
import * as SI from 'stdnum/lib/esm/si';
import type { Validator } from 'stdnum/lib/esm/types';
import * as UA from 'stdnum/lib/esm/ua';
import * as US from 'stdnum/lib/esm/us';
import { OWN_RULES } from './own-rules.ts';

/** The library's validators for the tax numbers of each country; `OWN_RULES` has the rest. */
const VALIDATORS: Readonly<Record<string, readonly Pick<Validator, 'validate'>[]>> = {
  AT: [AT.uid],
  BE: [BE.vat],
  BG: [BG.egn, BG.pnf],
  CH: [CH.uid, CH.vat],
  CY: [CY.vat],
  CZ: [CZ.ico, CZ.rc],
  DE: [DE.vat],
  DK: [DK.cvr],
  EE: [EE.kmkr],
  ES: [ES.nif],
  FI: [FI.alv],
  FR: [FR.tva],
  GB: [GB.vat],
  GR: [GR.vat],
  HR: [HR.oib],
  HU: [HU.anum],
  IE: [IE.vat],
  IT: [IT.iva],
  LT: [LT.pvm],
  LU: [LU.tva],
  LV: [LV.pvn],
  MT: [MT.vat],
  NL: [NL.btw],
  NO: [NO.orgnr, NO.mva],
  PL: [PL.nip],
  PT: [PT.nif],
  RO: [RO.cif],
  SE: [SE.vat],
  SI: [SI.ddv],
  SK: [],
  UA: [UA.edrpou, UA.rntrc],
  US: [US.ein],
};

/** Rewrites a number in the format that the library expects. */
const WRITTEN: Readonly<Record<string, (number: string) => string>> = {
  CH: (number) => `CHE${number}`,
  // on invoices, the type of tax and the county follow
  HU: (number) => number.replace(/^(\d{8})[1-5]\d\d$/, '$1'),
  // branch numbers start at 01
  NL: (number) => number.replace(/B00$/, ''),
};

/**
 * Whether a number in capitals, without separators and prefix, is a tax number of the country,
 * checksum included; undefined for a country without rules.
 */
export function isTaxNumberOf(country: string, number: string): boolean | undefined {
  const validators = VALIDATORS[country];
  if (!validators) return undefined;
  const written = WRITTEN[country]?.(number) ?? number;
  const isKnown = validators.some((one) => one.validate(written).isValid);
  return isKnown || OWN_RULES[country]?.(number) === true;
}
