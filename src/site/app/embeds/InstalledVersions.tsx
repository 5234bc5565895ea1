import { PRODUCTS } from '@/src/shared/products';
import { useTranslate } from '../../i18n/translate';

/** `{{"component": "InstalledVersions"}}`: the documented packages with the versions that this site is built with. */
export default function InstalledVersions() {
  const t = useTranslate();
  const documented = PRODUCTS.filter((product) => product.packageName);
  return (
    <div className="prose">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('versionsPackage')}</th>
            <th scope="col">{t('versionsVersion')}</th>
          </tr>
        </thead>
        <tbody>
          {documented.map(({ id, packageName, versions }) => (
            <tr key={id}>
              <td>
                <code>{packageName}</code>
              </td>
              <td>{versions.find((version) => version.current)?.text.replace(/^v/, '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
