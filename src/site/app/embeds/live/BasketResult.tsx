import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { BundleBasketTexts } from '@/src/shared/embedTexts';
import { formatKilobytes } from '@/src/shared/sizes/formatSize';
import {
  type BasketEntry,
  type ModuleSize,
  type Size,
  measureBasket,
} from '@/src/shared/sizes/measureBasket';
import type { SizeEntry, SizesFile } from '@/src/shared/sizes/sizesFile';
import { fillText } from '@/src/shared/translate';
import { loadPart } from '../../../browser/loadPart';
import { useUserLanguage } from '../../../i18n/UserLanguage';
import { CopyButton } from '../../../ui/CopyButton';
import styles from '../BundleBasket.module.css';
import toolStyles from '../tool.module.css';

interface BasketResultProps {
  texts: BundleBasketTexts;
  file: SizesFile;
  basket: readonly SizeEntry[];
  /** @param message what to tell the user. */
  onChange: (basket: readonly SizeEntry[], message: string) => void;
}

/** How many modules are listed. */
const MODULES = 20;

/** The size of a basket, and of its parts. */
export function BasketResult({ texts, file, basket, onChange }: BasketResultProps) {
  const userLanguage = useUserLanguage();
  const [withEmotion, setWithEmotion] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const { total, shared, entries, modules } = useMemo(
    () => measureBasket(file, basket, { withEmotion }),
    [file, basket, withEmotion],
  );
  const format = (bytes: number) =>
    fillText(texts.bundleBasketValue, { size: formatKilobytes(bytes, userLanguage) });
  const describe = (text: string, { compressed, minified }: Size) =>
    fillText(text, {
      compressed: formatKilobytes(compressed, userLanguage),
      minified: formatKilobytes(minified, userLanguage),
    });
  // The button that has the focus disappears, but the box stays, even for an empty basket.
  const changeAndFocus: BasketResultProps['onChange'] = (next, message) => {
    box.current?.focus();
    onChange(next, message);
  };
  return (
    <div className={toolStyles.result} ref={box} tabIndex={-1}>
      {basket.length === 0 ? (
        <p className={styles.total}>{texts.bundleBasketEmpty}</p>
      ) : (
        <>
          <label>
            <input
              type="checkbox"
              checked={withEmotion}
              onChange={({ target }) => setWithEmotion(target.checked)}
            />{' '}
            {texts.bundleBasketEmotion}
          </label>
          <p className={styles.total}>
            <strong>{describe(texts.bundleBasketTotal, total)}</strong>
            {shared && describe(texts.bundleBasketShared, shared)}
          </p>
          <EntryTable
            texts={texts}
            entries={entries}
            format={format}
            onRemove={(removed) =>
              changeAndFocus(
                basket.filter((entry) => entry !== removed),
                fillText(texts.bundleBasketRemoved, { name: removed.name }),
              )
            }
          />
          <ModuleTable texts={texts} modules={modules} format={format} />
          <div className={toolStyles.actions} data-scripts-only="">
            <span>{texts.bundleBasketLink}</span>
            <CopyButton className="fg-button" getText={() => window.location.href} />
            <ProjectButton texts={texts} basket={basket} />
            <button type="button" className="fg-button" onClick={() => changeAndFocus([], '')}>
              {texts.bundleBasketClear}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

/** Opens the dialog that makes a project of the basket. */
function ProjectButton({ texts, basket }: Pick<BasketResultProps, 'texts' | 'basket'>) {
  const [dialog, setDialog] = useState<ReactNode>();
  const open = async () => {
    try {
      const { BasketDialog } = await loadPart('exporters');
      setDialog(
        <BasketDialog
          title={texts.bundleBasketProjectName}
          entries={basket}
          onClose={() => setDialog(undefined)}
        />,
      );
    } catch (error) {
      console.error(error);
      setDialog(<span role="alert">{texts.bundleBasketProjectFailed}</span>);
    }
  };
  return (
    <>
      <button type="button" className="fg-button" onClick={() => void open()}>
        {texts.bundleBasketProject}
      </button>
      {dialog}
    </>
  );
}

interface EntryTableProps {
  texts: BundleBasketTexts;
  entries: readonly BasketEntry[];
  format: (bytes: number) => string;
  onRemove: (entry: SizeEntry) => void;
}

function EntryTable({ texts, entries, format, onRemove }: EntryTableProps) {
  return (
    <div className={styles.table}>
      <table>
        <caption>{texts.bundleBasketTable}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.bundleBasketComponent}</th>
            <th scope="col">{texts.bundleBasketAlone}</th>
            <th scope="col">{texts.bundleBasketAdded}</th>
            <th scope="col">{texts.bundleBasketClosest}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {entries.map(({ entry, alone, added, closest }) => (
            <tr key={`${entry.package} ${entry.name}`}>
              <th scope="row">
                <code>{entry.name}</code> <small dir="ltr">{entry.package}</small>
              </th>
              <td>{format(alone.compressed)}</td>
              <td>{format(added.compressed)}</td>
              <td className={styles.closest}>
                {closest &&
                  fillText(texts.bundleBasketClosestValue, {
                    name: closest.entry.name,
                    size: format(closest.shared.compressed),
                  })}
              </td>
              <td>
                <button
                  type="button"
                  className="fg-button"
                  aria-label={fillText(texts.bundleBasketRemove, { name: entry.name })}
                  onClick={() => onRemove(entry)}
                >
                  ×
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ModuleTableProps {
  texts: BundleBasketTexts;
  modules: readonly ModuleSize[];
  format: (bytes: number) => string;
}

function ModuleTable({ texts, modules, format }: ModuleTableProps) {
  return (
    <details>
      <summary>{texts.bundleBasketModules}</summary>
      <div className={styles.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.bundleBasketModule}</th>
              <th scope="col">{texts.bundleBasketCompressed}</th>
              <th scope="col">{texts.bundleBasketMinified}</th>
            </tr>
          </thead>
          <tbody>
            {modules.slice(0, MODULES).map(({ path, compressed, minified }) => (
              <tr key={path}>
                <th scope="row">
                  <code dir="ltr">{path}</code>
                </th>
                <td>{format(compressed)}</td>
                <td>{format(minified)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
