import { useTranslate } from '../../i18n/translate';
import { CodeBlock } from '../../ui/CodeBlock';
import styles from './IconDialog.module.css';

interface IconCodeProps {
  /** Name of the module. */
  name: string;
  /** Props of the icon; undefined for the default. */
  color: string | undefined;
  fontSize: string | undefined;
}

/** A token of code. `kind` is its color in prose.css. */
type Token = readonly [kind: 'keyword' | 'string' | 'tag' | 'name' | 'code', text: string];

/** The import of an icon and its JSX, each with a copy button. */
export function IconCode({ name, ...props }: IconCodeProps) {
  const t = useTranslate();
  const component = `${name}Icon`;
  return (
    <div className={styles.code}>
      <Code
        label={t('iconsImport')}
        tokens={[
          ['keyword', 'import'],
          ['code', ` ${component} `],
          ['keyword', 'from'],
          ['code', ' '],
          ['string', `'@mui/icons-material/${name}'`],
          ['code', ';'],
        ]}
      />
      <Code
        label={t('iconsJsx')}
        tokens={[
          ['code', '<'],
          ['tag', component],
          ...Object.entries(props).flatMap(([prop, value]): Token[] =>
            value === undefined
              ? []
              : [
                  ['name', ` ${prop}`],
                  ['code', '='],
                  ['string', `"${value}"`],
                ],
          ),
          ['code', ' />'],
        ]}
      />
    </div>
  );
}

function Code({ label, tokens }: { label: string; tokens: readonly Token[] }) {
  return (
    <CodeBlock language="tsx" label={label} getText={() => tokens.map(([, text]) => text).join('')}>
      {tokens.map(([kind, text], index) => (
        // Tokens have no ids, and their order doesn't change.
        <span key={index} className={`hl-${kind}`}>
          {text}
        </span>
      ))}
    </CodeBlock>
  );
}
