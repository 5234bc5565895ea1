/** All embeds by name. */
import { BuildError } from '../errors';
import { createBuildText } from '../i18n/languages';
import { AccessibilityEvidence } from './AccessibilityEvidence';
import { AllComponents } from './AllComponents';
import { ApiChanges } from './ApiChanges';
import { BundleBasket } from './BundleBasket';
import { BundleSizes } from './BundleSizes';
import { Changelog } from './Changelog';
import { Codemods } from './Codemods';
import { ColorTool } from './ColorTool';
import { ComponentFilter } from './ComponentFilter';
import { ComponentVariables } from './ComponentVariables';
import { DemoSteps } from './DemoSteps';
import { DeprecatedApis } from './DeprecatedApis';
import { ErrorCodes } from './ErrorCodes';
import { FeedbackReport } from './FeedbackReport';
import { InstalledVersions } from './InstalledVersions';
import { JoyThemeBuilder } from './JoyThemeBuilder';
import { Locales } from './Locales';
import { MaterialColors } from './MaterialColors';
import { MaterialIcons } from './MaterialIcons';
import { ProductPages } from './ProductPages';
import { SocialCard } from './SocialCard';
import { SupportedComponents } from './SupportedComponents';
import { Swatches } from './Swatches';
import { SxExplorer } from './SxExplorer';
import { SxKeys } from './SxKeys';
import { TemplateGallery } from './TemplateGallery';
import { ThemeComponents } from './ThemeComponents';
import { ThemeStudio } from './ThemeStudio';
import { ThemeTree } from './ThemeTree';
import { ThemeVariables } from './ThemeVariables';
import { VersionChanges } from './VersionChanges';
import type { Embed, EmbedData, EmbedPlace, Props } from './embed';

export const EMBEDS: Readonly<Record<string, Embed>> = {
  AccessibilityEvidence,
  AllComponents,
  ApiChanges,
  BundleBasket,
  BundleSizes,
  Changelog,
  Codemods,
  ColorTool,
  ComponentFilter,
  ComponentVariables,
  DemoSteps,
  DeprecatedApis,
  ErrorCodes,
  FeedbackReport,
  InstalledVersions,
  JoyThemeBuilder,
  Locales,
  MaterialColors,
  MaterialIcons,
  ProductPages,
  SocialCard,
  SupportedComponents,
  Swatches,
  SxExplorer,
  SxKeys,
  TemplateGallery,
  ThemeComponents,
  ThemeStudio,
  ThemeTree,
  ThemeVariables,
  VersionChanges,
};

/**
 * Returns the embed with a name.
 * @param place where Markdown names it.
 * @throws BuildError when it doesn't exist.
 */
export function getEmbed(name: string, place: EmbedPlace): Embed {
  const embed = Object.hasOwn(EMBEDS, name) ? EMBEDS[name] : undefined;
  if (!embed) {
    throw new BuildError({
      ...{ file: place.file, line: place.line },
      cause: `the component "${name}" is not registered`,
      remedy: `use one of ${Object.keys(EMBEDS).join(', ')}; or write src/site/app/embeds/${name}.tsx and src/node/embeds/${name}.ts, and add a line to src/node/embeds/registry.ts`,
    });
  }
  return embed;
}

/**
 * Prepares the data of an embed.
 * @param block the embed as placed in Markdown.
 * @param markdownFile the file that places it.
 * @throws BuildError for an unknown name, for wrong props, and for errors in the data.
 */
export function prepareEmbed(
  { name, props, line }: { name: string; props: Props; line: number | undefined },
  markdownFile: string,
  language: string,
): EmbedData {
  const place = { file: markdownFile, line };
  return getEmbed(name, place).prepare(props, { ...place, language, t: createBuildText(language) });
}
