import Box from '@mui/system/Box';

export default function SxCallback() {
  return (
    <Box
      sx={(theme) => ({
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 360,
        padding: theme.spacing(1, 3),
        borderInlineStart: `${theme.spacing(0.5)} solid light-dark(#1d6b4f, #7fd1ae)`,
        [theme.breakpoints.up('md')]: { padding: theme.spacing(3, 4) },
        [theme.breakpoints.between('sm', 'md')]: { fontStyle: 'italic' },
      })}
    >
      Take 4 is the keeper. Patch the second verse.
    </Box>
  );
}
