import { AdoptedHtml } from '../../ui/AdoptedHtml';

/** `{{"component": "BundleSizes", "table": "icons"}}`: a table from src/node/embeds/BundleSizes.ts. */
export default function BundleSizes({ html }: { html: string | undefined }) {
  return <AdoptedHtml className="prose" html={html} />;
}
