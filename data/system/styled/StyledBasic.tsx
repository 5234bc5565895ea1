import { styled } from '@mui/system';

const Plate = styled('figure')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 360,
  margin: 0,
  padding: theme.spacing(2, 3),
  border: '2px solid light-dark(#8a6a1f, #d8b560)',
  borderRadius: theme.shape.borderRadius,
  textAlign: 'center',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3, 4) },
}));

const Caption = styled('figcaption')`
  margin-top: 4px;
  font-size: 14px;
`;

export default function StyledBasic() {
  return (
    <Plate>
      <strong>The Hollis refractor</strong>
      <Caption>Ground in 1894, restored in 2019</Caption>
    </Plate>
  );
}
