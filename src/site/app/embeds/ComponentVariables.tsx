import { AdoptedHtml } from '../../ui/AdoptedHtml';

/** `{{"component": "ComponentVariables"}}`: a table from src/node/embeds/ComponentVariables.ts. */
export default function ComponentVariables({ html }: { html: string | undefined }) {
  return <AdoptedHtml className="prose" html={html} />;
}
