import AspectRatio from '@mui/joy/AspectRatio';

export default function AspectRatioResponsive() {
  return (
    <AspectRatio
      sx={(theme) => ({
        width: '100%',
        maxWidth: 420,
        '--AspectRatio-paddingBottom': 'calc(100% / (4 / 3))',
        [theme.breakpoints.up('sm')]: {
          '--AspectRatio-paddingBottom': 'calc(100% / (21 / 9))',
        },
      })}
    >
      <img src="/images/material-ui/ridge-hut.svg" alt="The ridge hut" />
    </AspectRatio>
  );
}
