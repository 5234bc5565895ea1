import AspectRatio from '@mui/joy/AspectRatio';
import type { Folder } from './archive';

const PATHS: Record<Folder, string> = {
  Maps: 'M10 50C30 30 40 60 60 36S86 26 92 10M12 14l22 8-6 20-18-4zM62 50l24-8 6 12-20 6z',
  'Council minutes': 'M30 6h40v52H30zM38 18h24M38 26h24M38 34h24M38 42h14',
  Photographs: 'M14 10h72v44H14zM20 48l18-20 12 12 10-10 20 18zM68 20a4 4 0 1 0 .1 0',
  'Building plans': 'M16 10h68v44H16zM16 32h28M44 10v12M44 28v26M44 40h40M62 40v8',
};

/** A drawing for the kind of file. Replace it with a thumbnail. */
export default function Preview({ folder }: { folder: Folder }) {
  return (
    <AspectRatio ratio="16/9" variant="soft" color="primary" sx={{ maxWidth: 360 }}>
      <svg viewBox="0 0 100 64" aria-hidden="true">
        <path d={PATHS[folder]} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </AspectRatio>
  );
}
