import styled from '@emotion/styled';
import Button from '@mui/material/Button';

const PostButton = styled(Button)`
  border-radius: 2px;
  text-transform: none;
  border-block-end-width: 3px;

  & .MuiButton-startIcon {
    margin-inline-end: 12px;
  }
`;

export default function InteropEmotionStyled() {
  return <PostButton variant="outlined">Send the parcel</PostButton>;
}
