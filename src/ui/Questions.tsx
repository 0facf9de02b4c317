import { Disclosure } from './Disclosure';

interface QuestionsProps {
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions whose answers open below them, each by itself. */
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
