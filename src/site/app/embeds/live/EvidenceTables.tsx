import { useEffect, useState } from 'react';
import type { EvidenceTexts } from '@/src/shared/embedTexts';
import {
  EVIDENCE_CHECKS,
  EVIDENCE_FILE,
  type Evidence,
  type EvidenceCheck,
  type EvidenceGroup,
  getEvidenceId,
} from '@/src/shared/evidence';
import { fillText } from '@/src/shared/translate';

export interface EvidenceTablesProps {
  texts: EvidenceTexts;
  products: { id: string; name: string; pages: { href: string; title: string }[] }[];
}

/** The evidence, or why there is none: it still loads, this build has none, or it couldn't be loaded. */
type Loaded = Evidence | 'loading' | 'missing' | 'failed';

/** A table of the component pages of each product. The server renders it without results. */
export default function EvidenceTables({ texts, products }: EvidenceTablesProps) {
  const [loaded, load] = useEvidence();
  const evidence = typeof loaded === 'object' ? loaded : undefined;
  const isReady = loaded !== 'loading';
  useEffect(() => {
    // The rows change their heights when the results arrive, so an anchor would be too early.
    const row = new URLSearchParams(window.location.search).get('row');
    if (isReady && row) {
      document.getElementById(row)?.scrollIntoView({ block: 'center' });
    }
  }, [isReady]);
  return (
    <>
      <p role="status" data-scripts-only="">
        {describe(loaded, texts)}{' '}
        {loaded === 'failed' && (
          <button type="button" className="fg-button" onClick={load}>
            {texts.evidenceAgain}
          </button>
        )}
      </p>
      {products.map(({ id, name, pages }) => (
        <div
          key={id}
          className="table-scroll"
          role="group"
          aria-label={fillText(texts.evidenceTable, { product: name })}
          tabIndex={0}
        >
          <table>
            <caption>{fillText(texts.evidenceTable, { product: name })}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.evidencePage}</th>
                {EVIDENCE_CHECKS.map((check) => (
                  <th key={check} scope="col">
                    {texts[`evidenceCheck_${check}`]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pages.map(({ href, title }) => (
                <tr key={href} id={getEvidenceId(href)}>
                  <th scope="row">
                    <a href={href}>{title}</a>
                  </th>
                  {EVIDENCE_CHECKS.map((check) => (
                    <td key={check}>
                      {evidence && (
                        <Verdicts groups={evidence.pages[href] ?? []} check={check} texts={texts} />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
  );
}

function useEvidence(): [Loaded, () => void] {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const load = () => {
    fetchEvidence().then(setLoaded, (error: unknown) => {
      console.error(error);
      setLoaded('failed');
    });
  };
  useEffect(load, []);
  return [loaded, load];
}

async function fetchEvidence(): Promise<Evidence | 'missing'> {
  const response = await fetch(`/${EVIDENCE_FILE}`);
  if (response.status === 404) {
    return 'missing';
  }
  if (!response.ok) {
    throw new Error(`/${EVIDENCE_FILE}: ${response.status}`);
  }
  return response.json() as Promise<Evidence>;
}

function describe(loaded: Loaded, texts: EvidenceTexts): string {
  if (typeof loaded !== 'object') {
    return texts[`evidence_${loaded}`];
  }
  const groups = Object.values(loaded.pages).flat();
  const failed = Object.values(loaded.pages).filter((page) =>
    page.some(({ outcome }) => outcome === 'failed'),
  ).length;
  const dates = groups.map(({ date }) => date).sort();
  return fillText(texts.evidenceSummary, {
    pages: String(Object.keys(loaded.pages).length),
    failed: String(failed),
    from: dates[0] ?? '–',
    to: dates.at(-1) ?? '–',
    axe: loaded.axe,
    browser: loaded.browser,
    commit: loaded.commit,
  });
}

interface VerdictsProps {
  groups: readonly EvidenceGroup[];
  check: EvidenceCheck;
  texts: EvidenceTexts;
}

/** The results of one check on one page: failures first, each with its settings, date, and commit. */
function Verdicts({ groups, check, texts }: VerdictsProps) {
  const own = groups.filter((group) => group.check === check);
  const order = ['failed', 'passed', 'outdated'] as const;
  if (own.length === 0) {
    return texts.evidenceNone;
  }
  return order.flatMap((outcome) =>
    own
      .filter((group) => group.outcome === outcome)
      .map(({ date, commit, settings, errors }) => (
        <details key={`${outcome} ${commit}`} open={outcome === 'failed'}>
          <summary>
            {fillText(texts[`evidenceOutcome_${outcome}`], {
              count: String(settings.length),
              date,
            })}
          </summary>
          <p>{fillText(texts.evidenceCommit, { commit })}</p>
          <ul>
            {(errors ?? settings).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )),
  );
}
