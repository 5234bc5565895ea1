import { AdoptedHtml } from '../../ui/AdoptedHtml';
import styles from './ErrorCodes.module.css';
import { createLiveEmbed } from './live/createLiveEmbed';
import type { ErrorDecoderProps } from './live/ErrorDecoder';

const Decoder = createLiveEmbed<ErrorDecoderProps>(
  () => import('./live/ErrorDecoder'),
  typeof window === 'undefined' ? require('./live/ErrorDecoder').default : undefined,
);

/** `{{"component": "ErrorCodes"}}`: finds the message of a minified error, and lists all of them. */
export default function ErrorCodes({
  html,
  ...props
}: ErrorDecoderProps & { html: string | undefined }) {
  return (
    <>
      <div className={styles.decoder}>
        <Decoder {...props} />
      </div>
      <AdoptedHtml className={`prose ${styles.messages}`} html={html} />
    </>
  );
}
