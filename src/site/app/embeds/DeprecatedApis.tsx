import { AdoptedHtml } from '../../ui/AdoptedHtml';

/** `{{"component": "DeprecatedApis", …}}`: HTML from src/node/embeds/DeprecatedApis.ts. */
export default function DeprecatedApis({ html }: { html: string | undefined }) {
  return <AdoptedHtml className="prose" html={html} />;
}
