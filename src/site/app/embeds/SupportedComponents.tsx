import { AdoptedHtml } from '../../ui/AdoptedHtml';

/** `{{"component": "SupportedComponents", "product": "material-ui"}}`: a table from src/node/embeds/SupportedComponents.ts. */
export default function SupportedComponents({ html }: { html: string | undefined }) {
  return <AdoptedHtml className="prose" html={html} />;
}
