/* Separate from the other quote texts, so that the home page loads only these. */

export const bodyTypeChoices = [
  { value: 'sedan', label: 'Car', hint: 'Sedan, coupe, hatchback, wagon' },
  { value: 'suv', label: 'SUV' },
  { value: 'pickup', label: 'Pickup' },
  { value: 'van', label: 'Van', hint: 'Cargo or passenger, minivan' },
  { value: 'bus', label: 'Bus' },
  { value: 'truck', label: 'Truck', hint: 'Semi tractor, box truck, dump truck' },
  { value: 'motorcycle', label: 'Motorcycle' },
  { value: 'machinery', label: 'Heavy equipment', hint: 'Excavator, loader, tractor' },
] as const;

/** Groups in the list of places. */
export const placeGroups = {
  usStates: 'US states',
  usPorts: 'US ports',
  ngStates: 'Nigerian states',
  ngPorts: 'Nigerian ports',
  open: 'Not sure yet',
  cities: 'Cities',
} as const;

export const startQuote = {
  label: 'Start a quote',
  owns: 'Do you own the car?',
  ownsChoices: [
    { value: 'auto-shipping', label: 'Yes' },
    { value: 'car-purchase', label: 'Not yet' },
  ],
  vehicle: 'Vehicle',
  origin: 'From',
  destination: 'To',
  chooseVehicle: 'Choose a vehicle',
  choosePlace: 'Choose a place',
  submit: 'Start a quote',
  next: 'Five short steps. You get a reference number right away.',
} as const;

export interface StepWords {
  readonly name: string;
  /** The step's heading, a question. */
  readonly title: string;
  readonly intro: string;
}
