import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { prints } from './prints';

export default function ImageListMasonry() {
  return (
    <ImageList variant="masonry" cols={3} gap={8} sx={{ width: '100%', maxWidth: 520, m: 0 }}>
      {prints.map(({ title, src, alt }) => (
        <ImageListItem key={title}>
          <img src={src} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
