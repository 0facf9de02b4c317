/** Answers the checklist depends on. `taxNumber`: in the US, with an EIN or DUNS number, so can file without an agent. */
export interface DocumentCase {
  readonly who: 'individual' | 'dealer';
  readonly taxNumber: 'yes' | 'no';
  readonly method: 'roro' | 'container';
  readonly title: 'clean' | 'salvage' | 'rebuilt' | 'junk';
}

export const caseQuestions = [
  {
    field: 'who',
    legend: 'Shipper type',
    choices: [
      { value: 'individual', label: 'An individual' },
      { value: 'dealer', label: 'A dealer or company' },
    ],
  },
  {
    field: 'taxNumber',
    legend: 'Are you in the US, with an EIN or DUNS number?',
    choices: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
  {
    field: 'method',
    legend: 'How does it ship?',
    choices: [
      { value: 'roro', label: 'RoRo' },
      { value: 'container', label: 'Container' },
    ],
  },
  {
    field: 'title',
    legend: 'What type of title does it have?',
    choices: [
      { value: 'clean', label: 'Clean' },
      { value: 'salvage', label: 'Salvage' },
      { value: 'rebuilt', label: 'Rebuilt' },
      { value: 'junk', label: 'Destruction or junk' },
    ],
  },
] as const;

const said = {
  who: { individual: 'An individual', dealer: 'A dealer or company' },
  taxNumber: { yes: 'with an EIN or DUNS number', no: 'without an EIN or DUNS number' },
  method: { roro: 'by RoRo', container: 'by container' },
  title: { clean: 'clean title', salvage: 'salvage title', rebuilt: 'rebuilt title', junk: 'junk title' },
} as const;

/** The answers as a line of text. */
export const caseText = ({ who, taxNumber, method, title }: DocumentCase): string =>
  `${said.who[who]} ${said.taxNumber[taxNumber]}, ${said.method[method]}, ${said.title[title]}`;
