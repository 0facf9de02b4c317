/**
 * World manufacturer identifiers of well-known makes sold in the United States and Nigeria. Only certain ones
 * are listed; others aren't named. An identifier shared by several brands is listed under each. Compared with
 * github.com/idlesign/vininfo, `dicts/wmi.py`, in November 2026.
 */
const IDENTIFIERS: Readonly<Record<string, string>> = {
  Acura: 'JH4 19U 2HN 5J8 5FR',
  Audi: 'WAU WA1 WUA TRU',
  BMW: 'WBA WBS WBX WBY 4US 5UX 5UM 5YM 3MW',
  Buick: '1G4 2G4 3G5 5GA KL4 LRB',
  Cadillac: '1G6 1GY 3GY',
  Chevrolet: '1G1 1GA 1GB 1GC 1GN 1Y1 2CN 2G1 2GC 2GN 3G1 3GC 3GN KL1 KL7 KL8',
  Chrysler: '1A4 1A8 1C3 1C4 1C8 2A4 2A8 2C3 2C4 2C8 3A4 3A8 3C3 3C4 3C8',
  Dodge: '1B3 1B4 1B7 1C3 1C4 1D3 1D4 1D7 1D8 2B3 2B4 2B7 2C3 2C4 2D4 2D8 3B7 3C4 3D4 3D7 ZAC',
  Fiat: '3C3',
  Ford: '1FA 1FB 1FC 1FD 1FM 1FT 1ZV 2FA 2FM 2FT 3FA 3FM 3FT MAJ NM0 WF0',
  Freightliner: '1FU 1FV 3AK',
  Genesis: 'KMT KMU',
  GMC: '1GD 1GK 1GT 2CT 2GK 2GT 3GK 3GT',
  'Harley-Davidson': '1HD 5HD',
  Honda: '1HF 1HG 19X 2HG 2HJ 2HK 3CZ 3HG 5FN 5FP 5J6 5KB 7FA JH2 JHL JHM SHH SHS',
  Hummer: '5GN 5GR 5GT',
  Hyundai: '2HM 3KP 5NM 5NP 5NT 5XY KM8 KMF KMH MAL',
  Infiniti: '3PC 5N1 5N3 JN1 JN8 JNK JNR SJK',
  Jaguar: 'SAD SAJ',
  Jeep: '1C4 1C6 1J4 1J8 3C4 ZAC',
  Kia: '3KP 5XX 5XY KNA KNC KND KNE U5Y',
  'Land Rover': 'SAL',
  Lexus: '2T2 58A JT6 JT8 JTH JTJ',
  Lincoln: '1LN 2LM 3LN 5L1 5LM',
  Lucid: '50E',
  Mack: '1M1 1M2',
  Mazda: '1YV 3MV 3MZ 4F2 4F4 7MM JM1 JM3 JMZ',
  'Mercedes-Benz': '4JG 55S W1K W1N WD3 WD4 WDB WDC WDD WDF',
  Mercury: '1ME 2ME 3ME 4M2',
  MINI: 'WMW WMZ',
  Mitsubishi: '4A3 4A4 JA3 JA4 ML3',
  'Motor Coach Industries': '1M8',
  Nissan: '1N4 1N6 3N1 3N6 3N8 5N1 JN1 JN6 JN8 KNM SJN',
  Oldsmobile: '1G3 2G3',
  Peugeot: 'VF3',
  Plymouth: '1P3 1P4 2P3 2P4 3P3',
  Pontiac: '1G2 1GM 2CK 2G2 3G2 3G7 5Y2 KL2',
  Porsche: 'WP0 WP1',
  Ram: '1C6 3C6 3C7',
  Renault: 'VF1',
  Rivian: '7FC 7PD',
  Saturn: '1G8 3GS 5GZ',
  Subaru: '4S3 4S4 JF1 JF2',
  Suzuki: '2S2 2S3',
  Tesla: '5YJ 7G2 7SA LRW XP7',
  Toyota:
    '1NX 2T1 2T3 3MY 3TM 3TY 4T1 4T3 4T4 4TA 5TB 5TD 5TE 5TF 5YF 7MU AHT JT2 JT3 JT4 JTD JTE JTF JTG JTK JTL JTM JTN',
  Volkswagen: '1V2 1VW 2V4 3VV 3VW 9BW AAV WV1 WV2 WVG WVW',
  Volvo: '7JR YV1 YV4',
};

const MAKES_BY_IDENTIFIER = new Map<string, string[]>();
for (const [make, identifiers] of Object.entries(IDENTIFIERS)) {
  for (const identifier of identifiers.split(' ')) {
    MAKES_BY_IDENTIFIER.set(identifier, [...(MAKES_BY_IDENTIFIER.get(identifier) ?? []), make]);
  }
}

/** Makes that use positions 1 to 3, in alphabetical order; empty if unknown. */
export function vinMakes(vin: string): readonly string[] {
  return MAKES_BY_IDENTIFIER.get(vin.slice(0, 3)) ?? [];
}

/** Listed identifiers that heavy trucks, buses or motorcycles have, too. */
const OTHER_VEHICLES = new Set('1FB 1FC 1FD 1FU 1FV 1GB 1GD 1HD 1HF 1M1 1M2 1M8 3AK 3C7 5HD'.split(' '));

/**
 * Whether positions 1 to 3 are only on cars and on trucks of up to 10,000 lb. False also for identifiers we don't list,
 * as many are of truck, bus and trailer makers.
 */
export const isOnlyLightVehicles = (vin: string): boolean =>
  vinMakes(vin).length > 0 && !OTHER_VEHICLES.has(vin.slice(0, 3));
