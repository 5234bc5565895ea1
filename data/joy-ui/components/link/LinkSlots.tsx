import Link from '@mui/joy/Link';

export default function LinkSlots() {
  return (
    <Link
      href="#slots"
      startDecorator="Pier 4"
      endDecorator="12 min"
      slots={{ endDecorator: 'small' }}
      slotProps={{
        root: { hrefLang: 'en' },
        startDecorator: { sx: { fontWeight: 'lg' } },
        endDecorator: { style: { marginInlineStart: 8 } },
      }}
    >
      Seal Island
    </Link>
  );
}
