import { useEffect } from 'react';
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
import { fetchOk } from '../../../browser/fetchOk';
import { useTranslate } from '../../../i18n/translate';
import { useLoaded } from './useLoaded';

export interface EvidenceTablesProps {
  texts: EvidenceTexts;
  products: { id: string; name: string; pages: { href: string; title: string }[] }[];
}

/** A table of the component pages of each product. The server renders it without results. */
export default function EvidenceTables({ texts, products }: EvidenceTablesProps) {
  const t = useTranslate();
  const { value: evidence, hasFailed, retry } = useLoaded(fetchEvidence);
  const hasTests = evidence !== undefined && Object.keys(evidence.pages).length > 0;
  useEffect(() => {
    // The rows change their heights when the results arrive, so an anchor would be too early.
    const row = new URLSearchParams(window.location.search).get('row');
    if (evidence && row) {
      document.getElementById(row)?.scrollIntoView({ block: 'center' });
    }
  }, [evidence]);
  return (
    <>
      <p role="status" data-scripts-only="">
        {hasFailed ? texts.evidenceFailed : describe(evidence, texts)}{' '}
        {hasFailed && (
          <button type="button" className="fg-button" onClick={retry}>
            {t('tryAgain')}
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
                      {hasTests && (
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

async function fetchEvidence(): Promise<Evidence> {
  const response = await fetchOk(`/${EVIDENCE_FILE}`);
  return response.json() as Promise<Evidence>;
}

/** Describes the evidence; undefined while it loads. */
function describe(evidence: Evidence | undefined, texts: EvidenceTexts): string {
  if (!evidence) {
    return texts.evidenceLoading;
  }
  const pages = Object.values(evidence.pages);
  if (pages.length === 0) {
    return texts.evidenceMissing;
  }
  const failed = pages.filter((groups) => groups.some(({ outcome }) => outcome === 'failed'));
  const groups = pages.flat();
  const dates = groups.map(({ date }) => date).sort();
  return fillText(texts.evidenceSummary, {
    pages: String(pages.length),
    failed: String(failed.length),
    from: dates[0] ?? '',
    to: dates.at(-1) ?? '',
    axe: evidence.axe,
    browsers: [...new Set(groups.flatMap(({ browsers }) => browsers))].sort().join(', '),
    commit: evidence.commit,
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
  const order = ['failed', 'limited', 'passed', 'outdated'] as const;
  if (own.length === 0) {
    return texts.evidenceNone;
  }
  return order.flatMap((outcome) =>
    own
      .filter((group) => group.outcome === outcome)
      .map(({ date, commit, settings, browsers, errors, limits }) => (
        <details key={`${outcome} ${commit}`} open={outcome === 'failed'}>
          <summary>
            {fillText(texts[`evidenceOutcome_${outcome}`], {
              count: String(settings.length),
              date,
            })}
          </summary>
          <p>
            {fillText(texts.evidenceCommit, { commit })}
            <br />
            {fillText(texts.evidenceBrowsers, { browsers: browsers.join(', ') })}
          </p>
          <ul>
            {(errors ?? settings).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {limits && (
            <>
              <p>{texts.evidenceLimits}</p>
              <ul>
                {limits.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          )}
        </details>
      )),
  );
}
