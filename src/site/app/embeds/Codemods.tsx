import { AdoptedHtml } from '../../ui/AdoptedHtml';

/** `{{"component": "Codemods", …}}`: HTML from src/node/embeds/Codemods.ts. */
export default function Codemods({ html }: { html: string | undefined }) {
  return <AdoptedHtml className="prose" html={html} />;
}
