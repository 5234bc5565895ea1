/** The declarations that give an element its look, with the theme options behind their CSS variables. */
import { useMemo } from 'react';
import type { AnswerKey } from '@/src/shared/answers/answer';
import { getPlaceName } from '@/src/shared/answers/findPlaces';
import { localizeHref } from '@/src/shared/languages';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { findThemeKeys } from './findThemeKeys';
import styles from './Inspect.module.css';
import type { InspectorData } from './InspectorData';
import type { DemoTree } from './useTree';
import { findOrigin } from './styles/findOrigin';
import {
  type StyleFact,
  type StyleGroup,
  type StyleVariable,
  readStyles,
} from './styles/readStyles';

const GROUPS: Readonly<Record<StyleGroup, AnswerKey>> = {
  color: 'answerInspectColor',
  background: 'answerInspectBackground',
  space: 'answerInspectSpace',
  font: 'answerInspectFont',
  radius: 'answerInspectRadius',
};

interface StyleListProps {
  data: InspectorData;
  /** The styles are read again when the demo changes. */
  tree: DemoTree;
  element: Element;
}

export function StyleList({ data, tree, element }: StyleListProps) {
  const { t, Marked } = data;
  const { facts, unreadable } = useMemo(() => readStylesOf(tree, element), [tree, element]);
  const origins = facts.map((fact) => findOrigin(fact, fact.from ?? element));
  return (
    <>
      <h3>{t('answerInspectStyles')}</h3>
      <dl className={styles.facts}>
        {(Object.keys(GROUPS) as StyleGroup[]).map((group) => {
          const own = facts.filter((fact) => fact.group === group);
          return (
            <div key={group}>
              <dt>{t(GROUPS[group])}</dt>
              {own.length === 0 && <dd>{t('answerInspectUnset')}</dd>}
              {own.map((fact) => (
                <dd key={`${fact.property} ${fact.selector}`}>
                  <Declared fact={fact} />
                  {fact.variables.map((variable) => (
                    <Variable key={variable.name} data={data} variable={variable} />
                  ))}
                  {listNotes(fact, element, data).map((note) => (
                    <p key={note}>
                      <Marked text={note} />
                    </p>
                  ))}
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
      {origins.some(({ kind }) => kind === 'generated') && (
        <p className={styles.note}>
          <Marked text={t('answerInspectGenerated')} />
        </p>
      )}
      {unreadable > 0 && (
        <p className={styles.note}>{t('answerInspectUnreadable', { count: String(unreadable) })}</p>
      )}
    </>
  );
}

const readStylesOf = (_tree: DemoTree, element: Element) => readStyles(element);

function Declared({ fact: { property, value, computed } }: { fact: StyleFact }) {
  return (
    <code dir="ltr">
      {property}: {value}
      {computed !== '' && computed !== value && ` → ${computed}`}
    </code>
  );
}

function Variable({ data, variable }: { data: InspectorData; variable: StyleVariable }) {
  const { t, products, Marked } = data;
  const language = useUserLanguage();
  const { name, value } = variable;
  const keys = findThemeKeys(name, products);
  return (
    <>
      <p>
        {keys?.href === undefined ? (
          <code dir="ltr">{name}</code>
        ) : (
          <a href={localizeHref(keys.href, language)}>
            <code dir="ltr">{name}</code>
          </a>
        )}
        {value !== '' && <code dir="ltr">{`: ${value}`}</code>}
        {keys?.options.slice(0, 1).map((option) => (
          <span key={option}>
            {' '}
            · {t('answerOption')} <code dir="ltr">{option}</code>
          </span>
        ))}
        {keys?.sets !== undefined && (
          <>
            {' '}
            · <Marked text={t('answerSets', { sets: keys.sets })} />
          </>
        )}
      </p>
      {variable.variables.map((inner) => (
        <Variable key={inner.name} data={data} variable={inner} />
      ))}
    </>
  );
}

function listNotes(
  fact: StyleFact,
  element: Element,
  { t, findPlacesOf }: InspectorData,
): string[] {
  const { from, isConditional } = fact;
  const origin = findOrigin(fact, from ?? element);
  const getName = (target: Element) => {
    const [place] = findPlacesOf(target);
    return place && getPlaceName(place);
  };
  const notes: string[] = [];
  if (from) {
    const name = getName(from);
    notes.push(
      name === undefined ? t('answerInspectInheritedPage') : t('answerInspectInherited', { name }),
    );
  }
  if (origin.kind === 'inline') {
    notes.push(t('answerInspectInline'));
  } else if (origin.kind === 'browser') {
    notes.push(t('answerInspectBrowser'));
  } else if (origin.kind === 'parent') {
    const name = getName(origin.element) ?? origin.element.localName;
    notes.push(t('answerInspectFromParent', { name }));
  } else if (origin.kind === 'sheet') {
    notes.push(t('answerInspectFromSheet', { selector: origin.selector }));
  }
  return isConditional ? [...notes, t('answerInspectContainer')] : notes;
}
