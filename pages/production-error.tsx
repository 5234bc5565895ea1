import { prepareEmbed } from '@/src/node/embeds/registry';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { ProductionErrorPage } from '@/src/site/app/pages/ProductionErrorPage';

export default ProductionErrorPage;

/** The props of the embed `ErrorCodes`. */
export const getStaticProps = () => {
  const block = { name: 'ErrorCodes', props: {}, line: 1 };
  return { props: prepareEmbed(block, 'pages/production-error.tsx', DEFAULT_LANGUAGE).props };
};
