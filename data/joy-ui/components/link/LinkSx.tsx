import Link from '@mui/joy/Link';

export default function LinkSx() {
  return (
    <Link
      href="#sx-prop"
      underline="none"
      my={1}
      sx={{
        '--Link-gap': '0.75rem',
        fontWeight: 'lg',
        borderBottom: '2px solid',
        borderRadius: 0,
        '&:hover': { textDecoration: 'none', borderBottomStyle: 'dashed' },
      }}
      endDecorator="(14)"
    >
      All islands
    </Link>
  );
}
