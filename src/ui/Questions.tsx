import { Disclosure } from './Disclosure';

interface QuestionsProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions, each with an answer in a disclosure. */
export function Questions({ items }: QuestionsProps) {
  return (
    <div>
      {items.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
