/** The documents of the journey, as a table. */
export const documentsInOrder = {
  title: 'Documents in order',
  intro: 'Each step leaves a document. Ask for it before the next one starts.',
  folded: 'The list of documents',
  caption: 'What exists after each step, and who takes it',
  columns: ['Document', 'Who', 'Step'],
} as const;

/** Who does what, so that nobody waits for somebody else. */
export const roles = [
  {
    term: 'You',
    value:
      'Own the car, sign the power of attorney, provide ID, have the funds ready, get the bill of lading.',
  },
  {
    term: 'We',
    value: 'Book and move the car, get the title and filing in on time, send you a copy of each document.',
  },
  { term: 'US filing agent', value: 'Files the export in the Automated Export System in your name.' },
  { term: 'Carrier', value: 'Ships the car, issues the bill of lading, releases the car against it.' },
  { term: 'Terminal', value: 'Receives, stores and releases the car. Charges for days past the free ones.' },
  {
    term: 'Licensed customs agent',
    value:
      'Declares the car in Nigeria, pays in your name, attends the inspection. Ask for the license number.',
  },
  {
    term: 'Customs',
    value: 'CBP in the US checks title and car. The Nigeria Customs Service assesses, inspects and releases.',
  },
] as const;
