import { AdoptedHtml } from '../../ui/AdoptedHtml';

/** `{{"component": "ApiChanges", …}}`: HTML from src/node/embeds/ApiChanges.ts. */
export default function ApiChanges({ html }: { html: string | undefined }) {
  return <AdoptedHtml className="prose" html={html} />;
}
