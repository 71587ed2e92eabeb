import { type ComponentProps, useRef } from 'react';
import { pictureAt, pictureFailed, usePictureHosts } from './picture-hosts.ts';

type Props = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onLoad' | 'onError'> & {
  /** A path of ours, or a `data:` address. */
  readonly src: string;
  readonly alt: string;
};

/** Every picture of the site: from the host of this visit, and where that fails from the next. */
export function Picture({ src, alt, ...rest }: Props) {
  const hosts = usePictureHosts();
  // What has come stays, also when its host fails later for another picture.
  const came = useRef({ src: '', address: '' });
  const address = came.current.src === src ? came.current.address : pictureAt(src, hosts);
  return (
    <img
      {...rest}
      src={address}
      alt={alt}
      onLoad={() => {
        came.current = { src, address };
      }}
      onError={() => pictureFailed(address)}
    />
  );
}
