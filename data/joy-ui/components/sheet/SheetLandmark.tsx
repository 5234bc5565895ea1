import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SheetLandmark() {
  return (
    <Sheet
      component="nav"
      aria-label="Seed library"
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 2,
        py: 1,
        borderRadius: 'sm',
        width: '100%',
      }}
    >
      <Typography level="title-md" sx={{ flexGrow: 1 }}>
        Seed library
      </Typography>
      <Link href="#html-element">Catalog</Link>
      <Link href="#html-element">Loans</Link>
      <Link href="#html-element">Opening hours</Link>
    </Sheet>
  );
}
