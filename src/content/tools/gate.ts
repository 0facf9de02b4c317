interface GateItem {
  readonly id: string;
  readonly label: string;
  readonly why: string;
}

/** What a driver needs at the gate, in the order in which it is asked for. */
export const gateChecklist: readonly { readonly title: string; readonly items: readonly GateItem[] }[] = [
  {
    title: 'The day before',
    items: [
      {
        id: 'booking',
        label: 'Booking number from the carrier',
        why: 'Without it the gate has no line to put the car in.',
      },
      {
        id: 'hours',
        label: 'Gate hours and appointment checked',
        why: 'Terminals set their own, and change them.',
      },
      {
        id: 'state',
        label: 'State of the port checked',
        why: 'A closed or restricted port turns trucks away.',
      },
      { id: 'cutoff', label: 'Cut-off known', why: 'The hour after which the car waits for another vessel.' },
    ],
  },
  {
    title: 'Papers',
    items: [
      {
        id: 'title',
        label: 'Original title',
        why: 'US customs see the vehicle and its original title at the port of exit.',
      },
      {
        id: 'itn',
        label: 'ITN, the number of the export filing',
        why: 'Due 72 hours before export, for every used self-propelled vehicle.',
      },
      {
        id: 'sale',
        label: 'Bill of sale or auction invoice',
        why: 'Shows that the car is the owner’s to ship.',
      },
      {
        id: 'owner',
        label: 'Identity paper of the owner, and a power of attorney for who files',
        why: 'Names on the papers must agree.',
      },
      { id: 'driver', label: 'The driver’s own identity paper', why: 'Terminals admit known people only.' },
    ],
  },
  {
    title: 'The vehicle',
    items: [
      {
        id: 'fuel',
        label: 'Fuel under a quarter tank',
        why: 'Forwarders ask for it; a fuller tank may be turned away from a car deck.',
      },
      {
        id: 'empty',
        label: 'Nothing left inside (RoRo)',
        why: 'A RoRo vessel takes the vehicle only: no personal effects.',
      },
      {
        id: 'runs',
        label: 'Starts, steers and brakes (RoRo)',
        why: 'It has to go up the ramp. If it does not run, say so before you book.',
      },
      { id: 'keys', label: 'Keys with the car', why: 'The terminal moves it several times.' },
      {
        id: 'photos',
        label: 'Photographs of all sides and the odometer',
        why: 'The dock receipt notes damage; your pictures tell when it came.',
      },
      {
        id: 'vin',
        label: 'VIN on the car equals VIN on every paper',
        why: 'One wrong character stops the export.',
      },
    ],
  },
];

/** A dock receipt, field by field. The sample's values are made up, and say so. */
export const dockReceiptFields: readonly {
  readonly id: string;
  readonly name: string;
  readonly sample: string;
  readonly meaning: string;
  /** Boxes of three that it takes on a wide form. */
  readonly span?: 2 | 3;
}[] = [
  {
    id: 'exporter',
    name: 'Exporter',
    sample: 'SAMPLE OWNER',
    meaning: 'Who ships. It must be the name on the title or on the bill of sale.',
    span: 2,
  },
  {
    id: 'booking',
    name: 'Booking number',
    sample: 'SAMPLE-0000',
    meaning: 'The carrier’s promise of space. The gate looks the car up by it.',
  },
  {
    id: 'consignee',
    name: 'Consignee',
    sample: 'SAMPLE RECEIVER, LAGOS',
    meaning: 'Who receives. A slip here is copied into the bill of lading and costs days at the port.',
    span: 2,
  },
  {
    id: 'itn',
    name: 'ITN',
    sample: 'X00000000000000',
    meaning: 'The number that the Automated Export System gave the filing.',
  },
  {
    id: 'notify',
    name: 'Notify party',
    sample: 'SAMPLE AGENT',
    meaning: 'Who is told of the arrival: most often the licensed customs agent.',
    span: 2,
  },
  {
    id: 'vessel',
    name: 'Vessel and voyage',
    sample: 'MV SAMPLE 000',
    meaning: 'The ship the car is meant for. The carrier may change it.',
  },
  { id: 'loading', name: 'Port of loading', sample: 'BALTIMORE', meaning: 'Where it goes aboard.' },
  {
    id: 'discharge',
    name: 'Port of discharge',
    sample: 'TIN CAN ISLAND',
    meaning: 'Where it comes off: the port whose agent you need.',
    span: 2,
  },
  {
    id: 'vin',
    name: 'VIN',
    sample: '11111111111111111',
    meaning: 'Compare all 17 characters with the plate on the car before you sign.',
    span: 2,
  },
  {
    id: 'weight',
    name: 'Weight and measurement',
    sample: '0 LB / 0 KG',
    meaning: 'Freight and handling may be reckoned by it.',
  },
  {
    id: 'description',
    name: 'Description',
    sample: '1 UNIT, USED VEHICLE',
    meaning: 'Year, make, model, and that it is used.',
    span: 3,
  },
  {
    id: 'exceptions',
    name: 'Exceptions',
    sample: 'SCRATCH, L/R DOOR',
    meaning: 'Damage that the terminal saw. What is missing here is hard to claim, or was yours.',
    span: 2,
  },
  {
    id: 'received',
    name: 'Received by, date and hour',
    sample: 'SAMPLE CLERK',
    meaning: 'From now on the terminal answers for the car.',
  },
];
