interface GateItem {
  readonly id: string;
  readonly label: string;
  readonly why: string;
}

/** What a driver needs at the gate, in the order it's asked for. */
export const gateChecklist: readonly { readonly title: string; readonly items: readonly GateItem[] }[] = [
  {
    title: 'The day before',
    items: [
      {
        id: 'booking',
        label: 'Booking number from the carrier',
        why: 'The gate uses it to look up the car.',
      },
      {
        id: 'hours',
        label: 'Gate hours and appointment checked',
        why: 'Terminals set their own, and change them.',
      },
      {
        id: 'state',
        label: 'Port status checked',
        why: 'A closed or restricted port may refuse trucks.',
      },
      { id: 'cutoff', label: 'Cutoff time', why: 'Miss it, and your car waits for the next vessel.' },
    ],
  },
  {
    title: 'Documents',
    items: [
      {
        id: 'title',
        label: 'Original title',
        why: 'Due with the vehicle, for US Customs, 72 hours before export.',
      },
      {
        id: 'itn',
        label: 'ITN, the export filing number',
        why: 'From the export filing, also due 72 hours before export, for every used self-propelled vehicle.',
      },
      {
        id: 'sale',
        label: 'Bill of sale or auction invoice',
        why: 'Proves the sale.',
      },
      {
        id: 'owner',
        label: 'Owner’s ID and the power of attorney for the filing agent',
        why: 'Names must match on all documents.',
      },
      {
        id: 'driver',
        label: 'Driver’s ID and TWIC card',
        why: 'TWIC is the federal port ID. Without one, the driver needs an escort.',
      },
    ],
  },
  {
    title: 'The vehicle',
    items: [
      {
        id: 'fuel',
        label: 'Fuel under a quarter tank',
        why: 'Forwarders ask for it. RoRo carriers may turn away a car with more.',
      },
      {
        id: 'empty',
        label: 'Nothing left inside (RoRo)',
        why: 'RoRo takes the vehicle only, no personal belongings.',
      },
      {
        id: 'runs',
        label: 'Starts, steers and brakes (RoRo)',
        why: 'It has to get up the ramp. If it doesn’t run, tell us before you book.',
      },
      { id: 'keys', label: 'Keys with the car', why: 'The terminal moves it several times.' },
      {
        id: 'photos',
        label: 'Photos of all sides and the odometer',
        why: 'The dock receipt lists damage. Your dated photos show what was already there.',
      },
      {
        id: 'vin',
        label: 'VIN matches every document',
        why: 'One wrong character can hold up the export.',
      },
    ],
  },
];

/** Fields of a dock receipt. The sample values are obviously fictional. */
export const dockReceiptFields: readonly {
  readonly id: string;
  readonly name: string;
  readonly sample: string;
  readonly meaning: string;
}[] = [
  {
    id: 'exporter',
    name: 'Exporter',
    sample: 'SAMPLE OWNER',
    meaning: 'Who ships it, as named on the title or bill of sale.',
  },
  {
    id: 'booking',
    name: 'Booking number',
    sample: 'SAMPLE-0000',
    meaning: 'Your space reservation with the carrier. The gate uses it to look up the car.',
  },
  {
    id: 'consignee',
    name: 'Consignee',
    sample: 'SAMPLE RECEIVER, LAGOS',
    meaning:
      'Who receives it. A mistake here carries over to the bill of lading and can cost you days at the port.',
  },
  {
    id: 'itn',
    name: 'ITN',
    sample: 'X00000000000000',
    meaning: 'The number from the Automated Export System.',
  },
  {
    id: 'notify',
    name: 'Notify party',
    sample: 'SAMPLE AGENT',
    meaning: 'Who gets the arrival notice: usually the licensed customs agent.',
  },
  {
    id: 'vessel',
    name: 'Vessel and voyage',
    sample: 'MV SAMPLE 000',
    meaning: 'The vessel it’s booked on. The carrier may change it.',
  },
  { id: 'loading', name: 'Port of loading', sample: 'BALTIMORE', meaning: 'Where it’s loaded.' },
  {
    id: 'discharge',
    name: 'Port of discharge',
    sample: 'TIN CAN ISLAND',
    meaning: 'Where it’s unloaded. You need an agent there.',
  },
  {
    id: 'vin',
    name: 'VIN',
    sample: '1M8GDM9AXKP042788',
    meaning: 'Check all 17 characters against the VIN plate on the car before you sign.',
  },
  {
    id: 'weight',
    name: 'Weight and measurement',
    sample: '0 LB / 0 KG',
    meaning: 'Freight and handling may be based on these.',
  },
  {
    id: 'description',
    name: 'Description',
    sample: '1 UNIT, USED VEHICLE',
    meaning: 'Year, make, model and “used.”',
  },
  {
    id: 'exceptions',
    name: 'Exceptions',
    sample: 'SCRATCH, L/R DOOR',
    meaning: 'Damage the terminal noted at the gate. Check it against your photos.',
  },
  {
    id: 'received',
    name: 'Received by, date and time',
    sample: 'SAMPLE CLERK',
    meaning: 'From this point, the car is in the terminal’s custody.',
  },
];
