import { Adopted } from '../Adopted';

/** `{{"component": "SupportedComponents"}}`: a table from src/node/embeds/supportedComponents.ts. */
export default function SupportedComponents({ html }: { html: string | undefined }) {
  return <Adopted className="prose" html={html} />;
}
