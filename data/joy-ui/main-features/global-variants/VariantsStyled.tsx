import { styled } from '@mui/joy/styles';

const Tile = styled('button')(({ theme }) => ({
  ...theme.typography['title-sm'],
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.vars.radius.md,
  cursor: 'pointer',
  border: 'none',
  ...theme.variants.soft.warning,
  '&:hover': theme.variants.softHover.warning,
  '&:active': theme.variants.softActive.warning,
  '&:disabled': theme.variants.softDisabled.warning,
  [theme.focus.selector]: theme.focus.default,
}));

export default function VariantsStyled() {
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Tile type="button">Black tea</Tile>
      <Tile type="button">Green tea</Tile>
      <Tile type="button" disabled>
        White tea
      </Tile>
    </div>
  );
}
